type Props = { readonly data: Readonly<Record<string, unknown>> }

/** What a page is about, for machines: https://schema.org. It is data, so no policy for scripts concerns it. */
export function StructuredData({ data }: Props) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
