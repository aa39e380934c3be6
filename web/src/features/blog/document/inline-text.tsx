import { type BlogInline, type BlogMark, type BlogParagraph, safeLink } from '@app/domain/blog-document'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'

/** The words of a paragraph with their marks. */
export function InlineText({ content }: { readonly content?: readonly BlogInline[] | undefined }) {
  return content?.map((part, index) => {
    const key = `${part.type}-${String(index)}`
    if (part.type === 'hardBreak') return <br key={key} />
    return <Fragment key={key}>{(part.marks ?? []).reduceRight<ReactNode>(withMark, part.text)}</Fragment>
  })
}

/** Paragraphs inside a list item, a cell or a note: a single one needs no element of its own. */
export function Paragraphs({ content }: { readonly content: readonly BlogParagraph[] }) {
  const [first, ...more] = content
  if (more.length === 0) return <InlineText content={first?.content} />
  return content.map((paragraph, index) => (
    <p key={`${paragraph.type}-${String(index)}`}>
      <InlineText content={paragraph.content} />
    </p>
  ))
}

const LINK = 'text-tide underline wrap-anywhere hover:text-tide-deep'

function withMark(words: ReactNode, mark: BlogMark): ReactNode {
  if (mark.type === 'bold') return <strong>{words}</strong>
  if (mark.type === 'italic') return <em>{words}</em>
  // Checked when it was stored; a link that got past that is only its words.
  const href = safeLink(mark.attrs.href)
  if (href === null) return words
  if (href.startsWith('/') || href.startsWith('#'))
    return (
      <Link to={href} className={LINK}>
        {words}
      </Link>
    )
  return (
    <a href={href} rel="noopener" className={LINK}>
      {words}
    </a>
  )
}
