import { Link } from 'react-router'

import { type ProseBlock, proseParts } from './prose-block.ts'

const DASHED = 'relative pl-6 before:absolute before:top-[0.75em] before:left-0 before:h-px before:w-3 before:bg-edge'

/** Formatted long text. Blocks never change their order, so the index is the key. */
export function Prose({ blocks }: { readonly blocks: readonly ProseBlock[] }) {
  return (
    <div className="grid gap-4">
      {blocks.map((block, index) => (
        <Block key={`${block.kind}-${String(index)}`} block={block} />
      ))}
    </div>
  )
}

/** A sentence with its links. */
export function ProseText({ text }: { readonly text: string }) {
  return proseParts(text).map(({ text: words, to }, index) => {
    const key = `${words}-${String(index)}`
    if (to === undefined) return words
    return to.startsWith('/') || to.startsWith('#') ? (
      <Link key={key} to={to} className="text-tide underline hover:text-tide-deep">
        {words}
      </Link>
    ) : (
      <a key={key} href={to} rel="noopener" className="text-tide underline wrap-anywhere hover:text-tide-deep">
        {words}
      </a>
    )
  })
}

function Block({ block }: { readonly block: ProseBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <ProseText text={block.text} />
        </p>
      )
    case 'heading':
      return (
        <h2 id={block.id} className="mt-6 scroll-mt-24 text-title">
          {block.text}
        </h2>
      )
    case 'list':
      return (
        <ul className="grid gap-2.5">
          {block.items.map((item) => (
            <li key={item} className={DASHED}>
              <ProseText text={item} />
            </li>
          ))}
        </ul>
      )
    case 'steps':
      return <Steps items={block.items} />
    case 'note':
      return (
        <p className="border-l-2 border-signal bg-raised py-3 ps-4 pe-4 text-small">
          <ProseText text={block.text} />
        </p>
      )
    case 'table':
      return <ProseTable {...block} />
  }
}

function Steps({ items }: { readonly items: readonly string[] }) {
  return (
    <ol className="grid gap-3">
      {items.map((item, index) => (
        <li key={item} className="grid grid-cols-[2rem_1fr] items-baseline">
          <span aria-hidden="true" className="chart-label text-signal">
            {String(index + 1).padStart(2, '0')}
          </span>
          <span>
            <ProseText text={item} />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** On a phone each row becomes a short list: tables that scroll sideways are hard to read. */
function ProseTable({ caption, head, rows }: Extract<ProseBlock, { kind: 'table' }>) {
  return (
    <table className="block w-full text-small md:table">
      <caption className="block pb-2 text-left chart-label text-soft md:table-caption">{caption}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="md:border-b md:border-edge">
          {head.map((name) => (
            <th key={name} scope="col" className="py-2 pe-4 text-left align-bottom chart-label text-soft">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block border-t border-line md:table-row-group md:border-t-0">
        {rows.map(([first = '', ...rest]) => (
          <tr key={[first, ...rest].join(' ')} className="block border-b border-line py-3 md:table-row">
            <th scope="row" className="block text-left align-top font-semibold md:table-cell md:py-3 md:pe-4">
              <ProseText text={first} />
            </th>
            {rest.map((cell, index) => (
              <td key={head[index + 1]} className="mt-1 block align-top tabular-nums md:table-cell md:py-3 md:pe-4">
                <span className="me-2 chart-label text-soft md:hidden" aria-hidden="true">
                  {head[index + 1]}
                </span>
                <ProseText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
