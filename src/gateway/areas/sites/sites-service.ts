import { type ArtCredit, artCredits } from '#art/credits.ts';
import type {
  Credit,
  Credits,
  DomainRoutes,
  LanguageCode,
  Permission,
  Visitor,
} from '#contracts/generated/contracts.ts';
import { type KeptAnswer, keepAnswer } from '#gateway/kit/kept-answer.ts';
import type { ServiceOffer } from '#gateway/kit/offered-services.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { plainAddress } from '#gateway/kit/trusted-proxies.ts';
import { presentSiteInfo } from './documents/present-site-info.ts';
import { presentVisitor, statusInForce } from './status/site-status.ts';
import type { StatusBoard } from './status/status-board.ts';
import type { CountrySource, VisitorRequest } from './status/visitor-country.ts';

/** Answers at once on every line of ours, so that its time is the line's. */
const PROBE_PATH = '/healthz';

/** A site's information, and its information about the visitor. */
export function sitesService(status: Pick<StatusBoard, 'read'>, countryOf: CountrySource, offerOf: ServiceOffer) {
  const siteHalves = new WeakMap<PublishedSite, Map<LanguageCode, KeptAnswer>>();

  function siteHalf(site: PublishedSite, language: LanguageCode): Permission {
    const info = presentSiteInfo(site, language, offerOf(site));
    return { revision: site.revision, info, layout: site.layout };
  }

  return {
    /** The half of the permission payload that is the same for everyone; another publish gives it another tag. */
    keptSiteHalf(site: PublishedSite, language: LanguageCode): KeptAnswer {
      const byLanguage = siteHalves.get(site) ?? new Map<LanguageCode, KeptAnswer>();
      siteHalves.set(site, byLanguage);
      const known = byLanguage.get(language) ?? keepAnswer(siteHalf(site, language));
      byLanguage.set(language, known);
      return known;
    },

    siteHalf,

    /** The half that is the visitor's own, as it is at this moment; never kept anywhere. */
    async visitorHalf(
      site: PublishedSite,
      request: VisitorRequest & { readonly language: LanguageCode },
    ): Promise<Visitor> {
      const inForce = statusInForce(site, await status.read(site.id));
      const place = { ip: plainAddress(request.ip), country: countryOf(request) };
      return presentVisitor(site, inForce, place, request.language);
    },

    /** Credits for the pictures of games; their licences require a page that shows them. */
    credits(): Credits {
      const { icons, faces } = artCredits();
      return { drawings: icons.map(presentCredit), typefaces: faces.map(presentCredit) };
    },

    /** The official hosts, each with a path to time the line by. */
    domainRoutes(site: PublishedSite, language: LanguageCode): DomainRoutes {
      const { domainRoute } = presentSiteInfo(site, language);
      return { routes: domainRoute.map((route) => ({ ...route, probePath: PROBE_PATH })) };
    },
  };
}

const presentCredit = ({ set, author, licence, url }: ArtCredit): Credit => ({ name: set, author, licence, url });

export type SitesService = ReturnType<typeof sitesService>;
