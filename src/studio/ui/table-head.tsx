/** A column of a table. */
export interface TableColumn {
  readonly label: string;
  /** Classes of `DataTable`: `amount` stands at the end, `wide` is left out on narrow screens. */
  readonly look?: 'amount' | 'wide' | 'amount wide';
}

/** The head of a table, a column for each label. */
export function TableHead({ columns }: { readonly columns: readonly TableColumn[] }) {
  return (
    <thead>
      <tr>
        {columns.map(({ label, look }) => (
          <th key={label} scope="col" className={look}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
