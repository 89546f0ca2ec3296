import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { Disclosure, Scroller, Table } from './data-table.styles.js';

interface DataTableProps {
  /** What opens the table. */
  summary: string;
  /** What it shows. */
  title: string;
  /** The first one heads the names of the rows. */
  columns: string[];
  rows: { key: string; name: string; values: string[] }[];
}

/** All values of a chart. */
export function DataTable({ summary, title, columns, rows }: DataTableProps): ReactNode {
  return (
    <Disclosure>
      <summary>
        <ChevronDown size={16} aria-hidden="true" />
        {summary}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </summary>
      <Scroller role="group" aria-label={title} tabIndex={0}>
        <Table aria-label={title}>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, values }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={index}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Disclosure>
  );
}
