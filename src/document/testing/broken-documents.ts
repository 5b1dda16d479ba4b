import type { EXAMPLE_TEXTS } from './example-site.ts';

const SITE = 'sites/harbour/site.json';
const THEME = 'sites/harbour/theme.json';
const OVERLAY = 'sites/harbour/layout.json';
const QUAY = 'layouts/quay.json';
const NEWS = 'sites/harbour/content/announcements.json';
const HELP = 'sites/harbour/content/help.json';

/** One slip in a document of the example site: what is replaced by what, and every line that the checks then say. */
type BrokenDocument = readonly [
  what: string,
  file: keyof typeof EXAMPLE_TEXTS,
  part: string,
  instead: string,
  expected: readonly string[],
];

/** A table of slips that people make, one to a row. */
// biome-ignore format: one row is one line.
export const BROKEN_DOCUMENTS: readonly BrokenDocument[] = [
  ['a comma at the end', SITE, '"harbour-player" }', '"harbour-player" },', [`${SITE}:26:1 a name in double quotes is missing; add it, or take out the comma before`]],
  ['a comment', OVERLAY, '"extends"', '// base\n  "extends"', [`${OVERLAY}:3:3 JSON has no comments; take it out`]],
  ['a property given twice', SITE, '"name": "Harbour"', '"name": "Harbour",\n  "name": "Haven"', [`${SITE}:6:3 name: "name" is given twice; keep one of them`]],
  ['a name of the prototype', THEME, '"scheme": "dark"', '"__proto__": {},\n  "scheme": "dark"', [`${THEME}:3:3 __proto__: "__proto__" may not be a name; take it out`]],
  ['a missing property', SITE, '  "name": "Harbour",\n', '', [`${SITE}:1:1 "name" is missing; add "name"`]],
  ['a mistyped property that is required, once', SITE, '"timeZone"', '"timezone"', [`${SITE}:8:3 timezone: "timezone" is not known here; did you mean "timeZone"?`]],
  ['a mistyped property that may be absent', OVERLAY, '"extends"', '"extend"', [`${OVERLAY}:3:3 extend: "extend" is not known here; did you mean "extends"?`]],
  ['a value of another kind', SITE, '"isSingle": true', '"isSingle": "yes"', [`${SITE}:24:27 wallet.isSingle: "yes" is not true or false; give true or false`]],
  ['a change that makes a prop too large', OVERLAY, '"size": 18', '"size": 100', [`${OVERLAY}:5:46 changes[0].props.size: 100 is more than 60; give 60 or less`]],
  ['a change of a prop that the widget has not', OVERLAY, '{ "size": 18 }', '{ "siez": 18 }', [`${OVERLAY}:5:38 changes[0].props.siez: "siez" is not known here; did you mean "size"?`]],
  ['a prop too large on one device', QUAY, '"slidesPerView": 1.08', '"slidesPerView": 9', [`${QUAY}:23:182 pages.home.sections[0].at.mobile.slidesPerView: 9 is more than 3; give 3 or less`]],
  ['a value out of a closed list', QUAY, '"tile": "portrait"', '"tile": "potrait"', [`${QUAY}:24:141 pages.home.sections[1].props.tile: "potrait" is none of the allowed values; give one of portrait, live; did you mean "portrait"?`]],
  ['a widget that is not there', QUAY, '"widget": "banner"', '"widget": "baner"', [`${QUAY}:23:42 pages.home.sections[0].widget: there is no widget "baner"; name a widget of the product; did you mean "banner"?`]],
  ['a widget named like a part of every object', QUAY, '"widget": "banner"', '"widget": "constructor"', [`${QUAY}:23:42 pages.home.sections[0].widget: there is no widget "constructor"; name a widget of the product`]],
  ['a node for a newer version', QUAY, '"widget": "notice-list"', '"widget": "notice-list", "version": 4', [`${QUAY}:32:116 modals.notices.sections[0].version: notice-list has no version 4 yet; give 1 or less`]],
  ['children where a widget takes none', QUAY, '"props": { "look": "row" }', '"props": { "look": "row" }, "children": []', [`${QUAY}:7:104 shell.sideMenu[0].children[0].children: language-select takes no children; take them out`]],
  ['a condition of no known form', QUAY, '"widget": "notice-list"', '"widget": "notice-list", "when": { "weather": "fine" }', [`${QUAY}:32:113 modals.notices.sections[0].when: an object fits none of the forms; give "flag", or "session", or "device", or "language", or "resource", or "period", or "all", or "any", or "not"`]],
  ['a mistyped value deep in a condition, and that alone', QUAY, '"widget": "notice-list"', '"widget": "notice-list", "when": { "all": [{ "flag": "SIGNIN3" }, { "not": { "device": "phone" } }] }', [`${QUAY}:32:167 modals.notices.sections[0].when.all[1].not.device: "phone" is none of the allowed values; give one of mobile, desktop`]],
  ['a period that ends before it begins', QUAY, '"widget": "notice-list"', '"widget": "notice-list", "when": { "period": { "from": "2025-02-01T00:00:00Z", "until": "2025-01-01T00:00:00Z" } }', [`${QUAY}:32:168 modals.notices.sections[0].when.period.until: "2025-01-01T00:00:00Z" is not after "2025-02-01T00:00:00Z"; let it end after it begins`]],
  ['a moment without a zone', NEWS, '2025-01-01T00:00:00Z', '2025-01-01 00:00', [`${NEWS}:5:15 announcements[0].from: "2025-01-01 00:00" is no moment in time; give date, time and zone, such as 2025-01-31T18:00:00Z`]],
  ['an action that is not there, without a word about what stands on its document', QUAY, '"do": "navigate"', '"do": "navigat"', [`${QUAY}:13:85 menus.side[0].action.do: "navigat" is none of the allowed values; give one of navigate, openModal, launchGame, launchVendor, openResource, openCustomerService, signOut, toggleMenu; did you mean "navigate"?`]],
  ['an action to a page that is not there', QUAY, '"page": "home" } },', '"page": "hme" } },', [`${QUAY}:13:105 menus.side[0].action.page: there is no page "hme"; name a page that exists; did you mean "home"?`]],
  ['an action to a page that has no path', QUAY, '"page": "home" } },', '"page": "region" } },', [`${QUAY}:13:105 menus.side[0].action.page: the page "region" stands for a state and has no path; name a page with paths`]],
  ['a query value that the page does not read', NEWS, '"gameType": "RNG"', '"gametype": "RNG"', [`${NEWS}:6:184 announcements[0].banner.linkageType.query.gametype: the page "home" does not read "gametype"; give one of gameType; did you mean "gameType"?`]],
  ['a modal that is not there', QUAY, '"modal": "notices"', '"modal": "notice"', [`${QUAY}:14:90 menus.side[1].action.modal: there is no modal "notice"; name a modal that exists; did you mean "notices"?`]],
  ['a menu that is not there', QUAY, '{ "menu": "side" }', '{ "menu": "sides" }', [`${QUAY}:6:65 shell.sideMenu[0].props.menu: there is no menu "sides"; name a menu that exists; did you mean "side"?`]],
  ['a text that nobody says', QUAY, '"title": "home.hot"', '"title": "home.hott"', [`${QUAY}:24:92 pages.home.sections[1].props.title: there is no text "home.hott"; add it to sites/harbour/locales/EN.json, sites/harbour/locales/ES.json; did you mean "home.hot"?`]],
  ['a text that one language lacks', 'sites/harbour/locales/ES.json', 'home.live', 'home.other', [`${OVERLAY}:6:153 changes[1].nodes[0].props.title: the text "home.live" has no words in ES; add it to sites/harbour/locales/ES.json`]],
  ['a text that is neither a key nor words', QUAY, '"title": "page.home"', '"title": "Home"', [`${QUAY}:20:16 pages.home.title: "Home" has the wrong form; give a translation key with dots, such as menu.home, or the words by language`]],
  ['words that the default language lacks', SITE, '{ "EN": "Main", "ES": "Principal" }', '{ "ES": "Principal" }', [`${SITE}:19:58 domainRoutes[0].label: there are no words in EN, the site's default language; add "EN"`]],
  ['words in no language of the product', SITE, '"ES": "Principal"', '"XX": "Principal"', [`${SITE}:19:74 domainRoutes[0].label.XX: "XX" is no language of the product; give one of its codes`]],
  ['a picture that is not there', THEME, 'assets/mark.svg', 'assets/marc.svg', [`${THEME}:26:21 logo.mark: there is no file "assets/marc.svg"; put it at sites/harbour/assets/marc.svg; did you mean "assets/mark.svg"?`]],
  ['a vendor that the catalogue has not', SITE, '["PG", "EG2"]', '["PG", "EG3"]', [`${SITE}:22:21 vendors[1]: there is no vendor "EG3"; name a vendor that exists; did you mean "EG2"?`]],
  ['vendors of no known form', SITE, '["PG", "EG2"]', '"some"', [`${SITE}:22:14 vendors: "some" fits none of the forms; give "all", or a list`]],
  ['a layout below that is not there, without a word about what hangs on it', OVERLAY, '["quay"]', '["quai"]', [`${OVERLAY}:3:15 extends[0]: there is no layout "quai"; name a layout that exists; did you mean "quay"?`]],
  ['a layout that extends itself', QUAY, '"id": "quay",', '"id": "quay",\n  "extends": ["quay"],', [`${QUAY}:3:15 extends[0]: extends itself: quay → quay; take one of the layouts out of the circle`]],
  ['a player layout that is not there', SITE, '"harbour-player"', '"harbor-player"', [`${SITE}:25:26 layouts.player: there is no layout "harbor-player"; name a layout by its id; did you mean "harbour-player"?`]],
  ['a change to a node that is not there', OVERLAY, '"node": "home-hot"', '"node": "home-hat"', [`${OVERLAY}:5:15 changes[0].node: there is no node "home-hat" in the layouts below; name a node by its id; did you mean "home-hot"?`]],
  ['a change to an item that is not there', OVERLAY, '"hide": "side-help"', '"hide": "side-halp"', [`${OVERLAY}:7:31 changes[2].hide: there is no item "side-halp" in the menu "side"; name an item by its id; did you mean "side-help"?`]],
  ['a mistyped kind of change', OVERLAY, '{ "menu": "side", "hide": "side-help" }', '{ "hidee": "side-help" }', [`${OVERLAY}:7:7 changes[2].hidee: "hidee" is not known here; did you mean "hide"?`]],
  ['an id given twice in one document', QUAY, '"id": "notices-list"', '"id": "home-hot"', [`${QUAY}:32:64 modals.notices.sections[0].id: the id "home-hot" is taken by another node; give every node of a layout an id of its own`]],
  ['an id that a layout below has', OVERLAY, '"id": "home-live"', '"id": "side"', [`${OVERLAY}:6:52 changes[1].nodes[0].id: the id "side" is taken by another node; give every node of a layout an id of its own`]],
  ['a path that two pages have', QUAY, '"title": "page.notFound"', '"paths": ["/home"], "title": "page.notFound"', [
    `${QUAY}:27:18 pages.not-found: the page has paths and a state; give one of the two`,
    `${QUAY}:27:51 pages.not-found.paths[0]: the path "/home" belongs to the page "home"; give every path to one page`,
  ]],
  ['a whole-page state that is missing', QUAY, '"state": "regionRestricted"', '"paths": ["/region"]', [`${OVERLAY}:1:1 no page stands for the state regionRestricted; extend status-pages, or add a page with "state": "regionRestricted"`]],
  ['a layout in a file of another name', QUAY, '"id": "quay"', '"id": "kai"', [
    `${QUAY}:2:9 id: the layout lies in the file quay.json; give "quay", or rename the file`,
    `${OVERLAY}:3:15 extends[0]: there is no layout "quay"; name a layout that exists`,
  ]],
  ['a pattern that looks ahead', SITE, '"^[a-z]+$"', '"^(?=a)[a-z]+$"', [`${SITE}:13:95 registration.fields[0].acceptedPattern: the pattern looks ahead, which no linear-time engine does; say it in another way, such as with minLength and maxLength`]],
  ['a pattern that is none', SITE, '"^[a-z]+$"', '"^[a-z+$"', [`${SITE}:13:95 registration.fields[0].acceptedPattern: the pattern is not understood: missing closing ]: \`[a-z+$\`; write a regular expression, or * for anything`]],
  ['lengths upside down', SITE, '"minLength": 4', '"minLength": 40', [`${SITE}:13:120 registration.fields[0].minLength: 40 is more than the maxLength, 16; give 16 or less`]],
  ['amounts upside down', SITE, '"min": "10.00"', '"min": "1000.00"', [`${SITE}:24:53 wallet.deposit.min: 1000.00 is more than the max, 500.00; give 500.00 or less`]],
  ['an amount finer than the currency', SITE, '"min": "10.00"', '"min": "10.005"', [`${SITE}:24:53 wallet.deposit.min: 10.005 has more decimals than EUR; give 2 decimals or fewer`]],
  ['an address on a host that is not allowed', SITE, 'https://chat.example/', 'https://chat.example.evil/', [`${SITE}:17:73 resources[0].url: the host chat.example.evil is not allowed; add "chat.example.evil" to allowedHosts`]],
  ['an address that would run code', SITE, 'https://chat.example/harbour', 'javascript:alert(1)', [`${SITE}:17:73 resources[0].url: "javascript:alert(1)" has the wrong form; give an address that begins with https:// or mailto:`]],
  ['a time zone that is none', SITE, 'Europe/Madrid', 'Europe/Atlantis', [`${SITE}:8:15 timeZone: there is no time zone "Europe/Atlantis"; give an IANA name such as Europe/Madrid`]],
  ['a default language that is not offered', SITE, '"default": "EN"', '"default": "FR"', [
    `${NEWS}:4:64 announcements[0].title: there are no words in FR, the site's default language; add "FR"`,
    `${HELP}:1:42 terms[0].title: there are no words in FR, the site's default language; add "FR"`,
    `${HELP}:1:73 terms[0].content: there are no words in FR, the site's default language; add "FR"`,
    `${SITE}:6:54 languages.default: FR is not among the languages offered; give one of EN, ES`,
    `${SITE}:19:58 domainRoutes[0].label: there are no words in FR, the site's default language; add "FR"`,
  ]],
  ['a focus that cannot be seen', THEME, '"focus": "#8CF7E6"', '"focus": "#33407A"', [
    `${THEME}:10:71 colors.focus: the contrast on bg is 1.98; give a colour with 3 or more on #090D1B`,
    `${THEME}:10:71 colors.focus: the contrast on surf is 1.78; give a colour with 3 or more on #131930`,
  ]],
];
