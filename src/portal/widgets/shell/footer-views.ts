/** The views of what stands below and above every page, in one file (`view-bundles.ts` tells why). */
export { BrandNoteView } from './brand-note/brand-note.tsx';
export { CopyrightView } from './copyright/copyright.tsx';
export { FooterColumnsView } from './footer-columns/footer-columns.tsx';
export { HelpListView } from './help-list/help-list.tsx';
export { LinkListView } from './link-list/link-list.tsx';
export { ProductListView } from './product-list/product-list.tsx';
export { ServiceBarView } from './service-bar/service-bar.tsx';
export { SocialLinksView } from './social-links/social-links.tsx';
export { VendorLogosView } from './vendor-logos/vendor-logos.tsx';
