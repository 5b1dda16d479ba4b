import type {
  LanguageCode,
  Maintenance,
  RegionRestriction,
  SystemStatus,
  Text,
  Visitor,
} from '#contracts/generated/contracts.ts';
import type { PageState } from '#contracts/render-page.ts';
import { message } from '#gateway/kit/messages/messages.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { wordsOf } from '#gateway/kit/text-in-language.ts';
import type { StatusOverride } from './status-override.ts';

/** A visitor's address and country. */
export interface VisitorPlace {
  readonly ip: string;
  /** Null when nobody knows. */
  readonly country: string | null;
}

/** The status in force: set by operators or, by default, by the site's document. */
export interface StatusInForce {
  /** Null while the site is open. */
  readonly maintenance: Maintenance | null;
  readonly region: RegionRestriction | undefined;
}

/** Returns the status in force on a site. */
export function statusInForce(site: PublishedSite, override: StatusOverride): StatusInForce {
  return {
    maintenance: maintenanceInForce(site, override),
    region: override.region ?? site.site.regionRestriction,
  };
}

/** Returns the maintenance in force on a site; null while it is open. */
export function maintenanceInForce(
  site: PublishedSite,
  override: Pick<StatusOverride, 'maintenance'>,
): Maintenance | null {
  const maintenance = override.maintenance ?? site.site.maintenance;
  return maintenance?.enabled === true ? maintenance : null;
}

/** Whether a rule refuses visitors of a country. */
function isRestricted(rule: RegionRestriction | undefined, country: string | null): boolean {
  if (rule === undefined) return false;
  if (country === null) return rule.unknown === 'block';
  return rule.countries.includes(country) === ((rule.mode ?? 'block') === 'block');
}

/** The whole-page state of a visitor: maintenance wins over region restriction (specification, section 4). */
export function pageStateOf({ maintenance, region }: StatusInForce, { country }: VisitorPlace): PageState {
  if (maintenance) return 'maintenance';
  return isRestricted(region, country) ? 'regionRestricted' : 'normal';
}

/** The half of the permission payload that is a visitor's own (specification, section 3, "Permission payload"). */
export function presentVisitor(
  site: PublishedSite,
  { maintenance, region }: StatusInForce,
  place: VisitorPlace,
  language: LanguageCode,
): Visitor {
  const words = (text: Text | undefined): string | null => {
    if (text === undefined) return null;
    return wordsOf(text, language, { words: site.words, defaultLanguage: site.site.languages.default }) ?? null;
  };
  return {
    location: { ip: place.ip, country: place.country },
    maintenance: maintenance && {
      title: words(maintenance.title),
      message: words(maintenance.message),
      endTime: maintenance.endTime ?? null,
    },
    regionRestriction: isRestricted(region, place.country) ? { ip: place.ip, message: words(region?.message) } : null,
  };
}

/**
 * The system status by its number (specification, section 4): 0 normal, 1 maintenance, 2 region restricted. Where the
 * site says nothing of its own, the gateway's words stand.
 */
export function presentStatus({ maintenance, regionRestriction }: Visitor, language: LanguageCode): SystemStatus {
  if (maintenance) {
    return {
      status: 1,
      title: maintenance.title ?? message('status.maintenance.title', language),
      message: maintenance.message ?? message('status.maintenance.message', language),
      ...(maintenance.endTime !== null && { endTime: maintenance.endTime }),
    };
  }
  if (regionRestriction) {
    return {
      status: 2,
      message: regionRestriction.message ?? message('status.region.message', language),
      ip: regionRestriction.ip,
    };
  }
  return { status: 0 };
}
