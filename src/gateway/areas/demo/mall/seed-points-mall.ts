import type { LanguageCode, PointsConversionSettings, SavePointItem } from '#contracts/generated/contracts.ts';
import { languages } from '#contracts/languages.ts';
import { decimalToMinor, formatMoney, minorToDecimal } from '#contracts/money.ts';
import { findByAccount } from '#gateway/areas/accounts/accounts.ts';
import { postTransfer } from '#gateway/areas/money/money.ts';
import { addPointItem, listPointItems } from '#gateway/areas/rewards/rewards.ts';
import type { Database } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { createTranslator } from '#words/translator.ts';
import words from './mall-words.json' with { type: 'json' };

/** What a member of a demo has to spend. */
const OPENING_POINTS = 12_480n;

type Thing = keyof typeof words.things;

interface DemoThing extends Pick<SavePointItem, 'points' | 'perMember' | 'quantity'> {
  /** In conversions of the site's points: as much money as so many of them give. */
  readonly depositedConversions?: bigint;
}

const THINGS: Readonly<Record<Thing, DemoThing>> = {
  'chocolate-bar': { points: 900, perMember: 5, quantity: 200 },
  'soccer-ball': { points: 4_200, perMember: 2, quantity: 64 },
  microphone: { points: 8_900, perMember: null, quantity: 18 },
  joystick: { points: 11_500, perMember: 1, quantity: 31 },
  guitar: { points: 18_000, perMember: 1, quantity: 12 },
  bicycle: { points: 12_000, perMember: 1, quantity: 3, depositedConversions: 200n },
};

/** A bonus is worth so many conversions, and costs a tenth less. */
const BONUS_CONVERSIONS = 10n;
const SLOTS = { prefix: '{', suffix: '}' };
const BONUS_PICTURES = ['red-envelope', 'money-bag'];

/** Puts items on the shelves of a demo's points mall, once, and gives its member points to spend. */
export async function seedPointsMall(
  parts: { readonly database: Database; readonly clock: () => Date },
  site: PublishedSite,
): Promise<void> {
  if (site.site.points === undefined) return;
  await grantPoints(parts.database, site);
  if ((await listPointItems(parts, site)).list.length > 0) return;
  const things = Object.entries(THINGS).map(([name, thing]) => thingOf(site, name as Thing, thing));
  const { conversion } = site.site.points;
  const items = conversion === undefined ? things : [bonusOf(site, conversion), ...things];
  for (const [position, item] of items.entries())
    await addPointItem(parts, site, { item: { ...item, position }, operator: 'demo' });
}

type NewItem = Omit<SavePointItem, 'position'>;

function thingOf(site: PublishedSite, name: Thing, { depositedConversions, ...terms }: DemoThing): NewItem {
  return {
    ...terms,
    ...{ names: words.things[name], descriptions: words.sent, picture: pictureOf(site, [name]), bonus: null },
    requiredDeposits: depositedConversions === undefined ? null : moneyOf(site, depositedConversions),
    state: 'shown',
  };
}

function bonusOf(site: PublishedSite, { points }: PointsConversionSettings): NewItem {
  const { currency } = site.site;
  const amount = moneyOf(site, BONUS_CONVERSIONS);
  const names = Object.entries(words.bonus).map(([language, bonus]) => {
    const { tag } = languages[language as LanguageCode];
    const value = formatMoney(amount ?? '0', currency, tag, { trimZeros: true });
    return [language, createTranslator(tag, { bonus }, SLOTS)('bonus', { amount: value })];
  });
  return {
    ...{ names: Object.fromEntries(names), descriptions: words.paid, picture: pictureOf(site, BONUS_PICTURES) },
    points: (points * Number(BONUS_CONVERSIONS) * 9) / 10,
    ...{ bonus: amount, requiredDeposits: null, perMember: null, quantity: null, state: 'shown' },
  };
}

/** Null where the site's points do not become money. */
function moneyOf({ site }: PublishedSite, conversions: bigint): string | null {
  const { decimals } = site.currency;
  const amount = site.points?.conversion?.amount;
  return amount === undefined ? null : minorToDecimal(decimalToMinor(amount, decimals) * conversions, decimals);
}

/** The first of the pictures that the site has. */
function pictureOf({ assets }: PublishedSite, objects: readonly string[]): string | null {
  const file = objects.map((object) => `point-${object}.webp`).find((name) => Object.hasOwn(assets, name));
  return file === undefined ? null : `assets/${file}`;
}

async function grantPoints(database: Database, site: PublishedSite): Promise<void> {
  await database.forSite(site.id, async (tx) => {
    const member = await findByAccount(tx, site.id, 'demo');
    if (member === undefined) return;
    await postTransfer(tx, site.id, {
      ...{ kind: 'demo_grant', currency: 'PTS', request: { scope: 'demo points', key: member.member_id } },
      lines: [
        { kind: 'house', amount: -OPENING_POINTS },
        { kind: 'points', memberId: member.member_id, amount: OPENING_POINTS },
      ],
    });
  });
}
