import { useCardWords } from '../use-card-words.ts'

/** A stored address may have any protocol: only https: and http: become links. */
export function SiteLink({ link, of }: { readonly link: string | null; readonly of: string }) {
  const { text } = useCardWords()
  if (link === null || !/^https?:\/\//i.test(link)) return null
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${text('guide.site')}: ${of}`}
      className="inline-flex min-h-11 items-center text-small text-tide underline underline-offset-4 @md:min-h-0"
    >
      {text('guide.site')}
    </a>
  )
}
