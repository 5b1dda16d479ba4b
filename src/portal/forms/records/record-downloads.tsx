import { filePath } from '#portal/data/record-queries.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Download, Downloads } from './records.styles.ts';

const FILES = { csv: 'records.asCsv', xlsx: 'records.asExcel' } as const;

/** Ways to a list as a file: all of its pages, with the filters that are chosen. @param path of the list. */
export function RecordDownloads({ path }: { readonly path: string }) {
  const t = useFormWords();
  return (
    <Downloads>
      {(Object.keys(FILES) as Array<keyof typeof FILES>).map((as) => {
        const kind = t(FILES[as]);
        return (
          <Download
            key={as}
            $look="secondary"
            $size="small"
            href={filePath(path, as)}
            download
            aria-label={t('records.download', { kind })}
          >
            <Icon name="download" size={16} stroke={2} />
            {kind}
          </Download>
        );
      })}
    </Downloads>
  );
}
