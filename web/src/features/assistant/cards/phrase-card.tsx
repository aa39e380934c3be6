import { claim } from '@app/contracts/claim'
import { z } from 'zod'

import { ButtonLink } from '../../../ui/button.tsx'
import type { Shown } from './card-data.ts'
import { CardFrame } from './card-frame.tsx'
import { useCardWords } from './use-card-words.ts'

export const PhraseData = z.object({
  language: z.string().regex(/^[a-z]{2,3}$/),
  direction: z.enum(['ltr', 'rtl']),
  isExact: z.boolean(),
  phrases: z.array(
    claim(z.object({ meaning: z.string(), words: z.string(), sound: z.string().nullable(), situation: z.string() })),
  ),
})

export function PhraseCard({ card: { language, direction, isExact, phrases } }: Shown<typeof PhraseData>) {
  const { text, locale } = useCardWords()
  const [best] = phrases
  const shelf = best?.value.situation ?? 'basics'
  return (
    <CardFrame
      title={new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language}
      aside={isExact ? '' : text('phrase.near')}
      claims={best ? [best] : []}
    >
      <ul className="grid gap-3">
        {phrases.map(({ value: { meaning, words, sound } }) => (
          <li key={meaning}>
            <p className="text-small text-soft">{meaning}</p>
            {words === '' ? (
              <p>{text('phrase.withheld')}</p>
            ) : (
              <p lang={language} dir={direction} className="font-display text-title wrap-anywhere">
                {words}
              </p>
            )}
            {sound && <p className="text-small text-tide">{sound}</p>}
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink
          to={`/translate?${new URLSearchParams({ lang: language, situation: shelf })}`}
          variant="outline"
          size="sm"
        >
          {text('phrase.open')}
        </ButtonLink>
      </div>
    </CardFrame>
  )
}
