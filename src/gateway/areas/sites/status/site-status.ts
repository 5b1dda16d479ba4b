import type { LanguageCode, Maintenance, SystemStatus, Text, Visitor } from '#contracts/generated/contracts.ts';
import type { PageState } from '#contracts/render-page.ts';
import { message } from '#gateway/kit/messages/messages.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { wordsOf } from '#gateway/kit/text-in-language.ts';

/** A visitor's address and country. */
export interface VisitorPlace {
  readonly ip: string;
  /** Null when nobody knows. */
  readonly country: string | null;
}

/** Whether the operator's switch or, while it is not set, the site's document says that the site is in maintenance. */
export function maintenanceInForce(site: PublishedSite, operatorSwitch: Maintenance | null): Maintenance | null {
  const maintenance = operatorSwitch ?? site.site.maintenance;
  return maintenance?.enabled === true ? maintenance : null;
}

/** Whether the site's document refuses visitors of a country. */
export function isRestricted(site: PublishedSite, country: string | null): boolean {
  const rule = site.site.regionRestriction;
  if (rule === undefined) return false;
  if (country === null) return rule.unknown === 'block';
  return rule.countries.includes(country) === ((rule.mode ?? 'block') === 'block');
}

/** The whole-page state of a visitor: maintenance wins over region restriction (specification, section 4). */
export function pageStateOf(site: PublishedSite, maintenance: Maintenance | null, place: VisitorPlace): PageState {
  if (maintenance) return 'maintenance';
  return isRestricted(site, place.country) ? 'regionRestricted' : 'normal';
}

/** The half of the permission payload that is a visitor's own (specification, section 3, "Permission payload"). */
export function presentVisitor(
  site: PublishedSite,
  maintenance: Maintenance | null,
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
    regionRestriction: isRestricted(site, place.country)
      ? { ip: place.ip, message: words(site.site.regionRestriction?.message) }
      : null,
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
