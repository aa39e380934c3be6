import type { LegalBlock } from './legal-document.ts'

export function SectionBlock({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul className="grid gap-2.5">
          {block.items.map((item) => (
            <li
              key={item}
              className="relative pl-6 before:absolute before:top-[0.75em] before:left-0 before:h-px before:w-3 before:bg-edge"
            >
              {item}
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <LegalTable {...block} />
  }
}

type Table = Extract<LegalBlock, { kind: 'table' }>

/** On a phone each row becomes a short list: tables that scroll sideways are hard to read. */
function LegalTable({ caption, head, rows }: Table) {
  return (
    <table className="block w-full text-small md:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="md:border-b md:border-edge">
          {head.map((name) => (
            <th key={name} scope="col" className="py-2 pr-4 text-left align-bottom chart-label text-soft">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map(([first = '', ...rest]) => (
          <tr key={first} className="block border-b border-line py-3 md:table-row">
            <th
              scope="row"
              className="block text-left align-top font-semibold wrap-anywhere md:table-cell md:w-[34%] md:py-3 md:pr-4"
            >
              {first}
            </th>
            {rest.map((cell, index) => (
              <td key={head[index + 1]} className="mt-1 block align-top md:table-cell md:py-3 md:pr-4">
                <span className="mr-2 chart-label text-soft md:hidden" aria-hidden="true">
                  {head[index + 1]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
