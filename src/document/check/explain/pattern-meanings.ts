/** The requirement of each schema pattern in words, by the pattern as it stands in the schema. */
const meanings: Readonly<Record<string, string>> = {
  '^#[0-9A-Fa-f]{6}$': 'a colour such as #1A2B3C',
  '^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$': 'a colour such as #1A2B3C, or #1A2B3C80 where it lets the ground through',
  '^(\\$schema|[a-z][A-Za-z0-9]*(\\.[A-Za-z0-9_-]+)+)$': 'a translation key with dots, such as menu.home',
  '^(https://|mailto:)[^\\s"\'<>\\\\^`{|}]+$': 'an address that begins with https:// or mailto:',
  '^((https://|mailto:)[^\\s"\'<>\\\\^`{|}]+|/([A-Za-z0-9._-]+(/[A-Za-z0-9._-]+)*)?)$':
    'an address that begins with https:// or mailto:, or the path of a page',
  '^/([A-Za-z0-9._-]+(/[A-Za-z0-9._-]+)*)?$': 'a path that begins with a slash and ends without one, such as /help',
  '^G-[A-Z0-9]{6,14}$': 'a measurement id such as G-ABC1234567',
  '^[0-9]{1,13}(\\.[0-9]{1,4})?$': 'a decimal in quotes, such as "10.00"',
  '^[0-5](\\.[0-9]{1,4})?$': 'a rate in percent below 6, in quotes, such as "0.25"',
  '^[0-9]{1,2}(\\.[0-9]{1,2})?$': 'a percentage in quotes, such as "1.5"',
  '^(100|[0-9]{1,2}(\\.[0-9]{1,2})?)$': 'a percentage up to 100 in quotes, such as "1.5"',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': 'a time of day such as 08:30',
  '^[a-z][a-z0-9-]{0,39}$': 'a name of small letters, digits and hyphens that begins with a letter',
  '^[0-9+][0-9 -]{2,19}$': 'a phone number as it is dialled, such as +356 2546 9999',
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}$': 'a day such as 2026-01-31',
  '^[A-Z0-9]{3,16}$': '3 to 16 capital letters and digits',
  '^[A-Z0-9_]{2,20}$': "a vendor's code in capital letters, such as PG",
  '^[A-Z0-9_]{1,20}:[A-Za-z0-9_.-]{1,60}$': "a vendor's code, a colon and a game's code, such as PG:PG-0001",
  '^[A-Z0-9][A-Z0-9_-]{1,19}$': 'a code of 2 to 20 capital letters, digits, - and _, such as USDT_TRC20',
  '^[A-Z0-9]+(_[A-Z0-9]+)+$': 'the code of a lottery in capital letters, such as VN_MB',
  '^[A-Z]{2}$': 'a code of two capital letters, such as EN',
  '^[A-Z]{3,6}$': 'a currency code of 3 to 6 capital letters, such as EUR',
  '^[A-Za-z0-9 ]+$': 'letters, digits and spaces',
  '^[A-Za-z0-9_-]+$': 'letters, digits, - and _',
  '^[A-Za-z][A-Za-z0-9]*$': 'a name of letters and digits that begins with a letter',
  '^[A-Za-z_+-]+(/[A-Za-z0-9_+-]+){0,2}$': 'a time zone such as Europe/Madrid',
  '^[U+0-9A-Fa-f?, -]+$': 'ranges of code points such as U+0000-00FF, U+20AC',
  '^[a-z0-9-]+(\\.[a-z0-9-]+)*$': 'a host in small letters without scheme and port, such as brand.example',
  '^[a-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$':
    'a name such as home-hot: letters and digits, a small letter first, parts joined by single hyphens',
  '^[a-z][A-Za-z0-9]*(\\.[A-Za-z0-9_-]+)+$': 'a translation key with dots, such as menu.home, or the words by language',
  '^[a-z][a-z0-9]*(-[a-z0-9]+)*$': 'the name of a widget, such as game-section',
  '^assets/[a-z0-9][a-z0-9-]*(/[a-z0-9-]+)*\\.(svg|png|webp|woff2)$':
    'a file of the assets folder such as assets/mark.svg, in small letters (svg, png, webp, woff2)',
  '^fonts/[a-z0-9-]+\\.woff2$': 'a font file such as fonts/geist-latin.woff2',
};

/** Says what a pattern asks for; one that has no words yet is quoted. */
export function meaningOfPattern(pattern: string): string {
  return meanings[pattern] ?? `a text that matches ${pattern}`;
}

/** Tells whether a pattern has words. */
export function hasMeaning(pattern: string): boolean {
  return Object.hasOwn(meanings, pattern);
}
