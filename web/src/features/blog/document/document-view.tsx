import type { BlogPlace } from '@app/contracts/blog/blog'
import { type BlogBlock, type BlogDocument, headingsOf, type BlogTable } from '@app/domain/blog-document'

import { usePageConfig } from '../../../api/page-config.tsx'
import { InlineText, Paragraphs } from './inline-text.tsx'
import { PlaceCard } from './place-card.tsx'

type Props = { readonly document: BlogDocument; readonly places: readonly BlogPlace[] }

const DASHED = 'relative pl-6 before:absolute before:top-[0.75em] before:left-0 before:h-px before:w-3 before:bg-edge'

/**
 * Draws the blocks of an article with elements of our own. Stored text is only ever text: no HTML is set anywhere, so
 * nothing that an author writes can run.
 */
export function DocumentView({ document, places }: Props) {
  const names = headingsOf(document)
  const headings = document.content.filter((block) => block.type === 'heading')
  const ids = new Map<BlogBlock, string>(headings.map((block, index) => [block, names[index]?.id ?? '']))
  return (
    <div className="grid gap-4">
      {document.content.map((block, index) => (
        <Block key={`${block.type}-${String(index)}`} block={block} places={places} id={ids.get(block)} />
      ))}
    </div>
  )
}

type BlockProps = { readonly block: BlogBlock; readonly places: readonly BlogPlace[]; readonly id?: string | undefined }

function Block({ block, places, id }: BlockProps) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <InlineText content={block.content} />
        </p>
      )
    case 'heading': {
      const Heading = block.attrs.level === 2 ? 'h2' : 'h3'
      return (
        <Heading id={id} className={`mt-6 scroll-mt-24 ${block.attrs.level === 2 ? 'text-title' : 'text-lead'}`}>
          <InlineText content={block.content} />
        </Heading>
      )
    }
    case 'bulletList':
      return (
        <ul className="grid gap-2.5">
          {block.content.map((item, index) => (
            <li key={`${item.type}-${String(index)}`} className={DASHED}>
              <Paragraphs content={item.content} />
            </li>
          ))}
        </ul>
      )
    case 'orderedList':
      return <Steps block={block} />
    case 'blockquote':
      return (
        <div className="grid gap-2 border-l-2 border-signal bg-raised py-3 ps-4 pe-4 text-small">
          <Paragraphs content={block.content} />
        </div>
      )
    case 'image':
      return <Picture {...block.attrs} />
    case 'place':
      return (
        <PlaceCard
          id={block.attrs.id}
          name={block.attrs.name}
          place={places.find((each) => each.id === block.attrs.id)}
        />
      )
    case 'table':
      return <Table block={block} />
    case 'horizontalRule':
      return <hr className="my-4 border-line" />
  }
}

function Steps({ block }: { readonly block: Extract<BlogBlock, { type: 'bulletList' | 'orderedList' }> }) {
  return (
    <ol className="grid gap-3">
      {block.content.map((item, index) => (
        <li key={`${item.type}-${String(index)}`} className="grid grid-cols-[2rem_1fr] items-baseline">
          <span aria-hidden="true" className="chart-label text-signal">
            {String(index + 1).padStart(2, '0')}
          </span>
          <div>
            <Paragraphs content={item.content} />
          </div>
        </li>
      ))}
    </ol>
  )
}

type PictureProps = { readonly path: string; readonly alt: string; readonly width: number; readonly height: number }

/** Only from our own bucket: the document holds no other address. */
function Picture({ path, alt, width, height }: PictureProps) {
  const { supabaseUrl } = usePageConfig()
  return (
    <img
      src={`${supabaseUrl ?? ''}/storage/v1/object/public/blog-images/${encodeURIComponent(path)}`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="my-2 h-auto w-full border border-line bg-illustration"
    />
  )
}

/** On a phone each row becomes a short list: tables that scroll sideways are hard to read. */
function Table({ block }: { readonly block: BlogTable }) {
  const [head, ...rows] = block.content
  return (
    <table className="block w-full text-small md:table">
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="md:border-b md:border-edge">
          {head?.content.map((cell, index) => (
            <th
              key={`${cell.type}-${String(index)}`}
              scope="col"
              className="py-2 pe-4 text-left align-bottom chart-label text-soft"
            >
              <Paragraphs content={cell.content} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block border-t border-line md:table-row-group md:border-t-0">
        {rows.map((row, index) => (
          <tr key={`${row.type}-${String(index)}`} className="block border-b border-line py-3 md:table-row">
            {row.content.map((cell, column) => (
              <td
                key={`${cell.type}-${String(column)}`}
                className="mt-1 block align-top tabular-nums first:font-semibold md:table-cell md:py-3 md:pe-4"
              >
                {column > 0 && head?.content[column] && (
                  <span className="me-2 chart-label text-soft md:hidden" aria-hidden="true">
                    <Paragraphs content={head.content[column].content} />
                  </span>
                )}
                <Paragraphs content={cell.content} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
