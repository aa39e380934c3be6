import { wishText } from './wish-text.ts'

type Props = { readonly words: readonly string[]; readonly className?: string }

/** Quotes the words of the sentence that no part of the plan answers. */
export function UnreadNote({ words, className = 'mt-3' }: Props) {
  if (words.length === 0) return null
  const quoted = words.map((each) => `“${each}”`).join(', ')
  return <p className={`${className} text-small text-soft`}>{wishText('unread', { words: quoted })}</p>
}
