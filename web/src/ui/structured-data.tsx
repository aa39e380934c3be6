type Props = { readonly data: Readonly<Record<string, unknown>> }

/**
 * JSON-LD (https://schema.org). React would escape text in a script element, so it is set as HTML. That is safe: JSON
 * with every `<` escaped cannot end the element, and a browser never runs a script of this type.
 */
export function StructuredData({ data }: Props) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
