declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2' | 'woff' | 'sfnt';
    /** A number pins an axis, a range cuts it down. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** Tags of the layout features to keep; all of them where it is absent. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
