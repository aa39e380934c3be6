import type { KeptAnswer } from '@app/contracts/assistant'

import { useProfile } from '../../api/profile/use-profile.ts'
import { cardText } from '../../text/cards/card-text.ts'
import { FollowUps } from './follow-ups.tsx'
import { quickReplies } from './quick-replies.ts'

type Props = {
  readonly answer: Pick<KeptAnswer, 'asks' | 'suggestions' | 'language' | 'isInEnglish'>
  readonly onAsk: (question: string) => void
}

/** Where something was asked back, what could be answered; then what may follow. */
export function NextQuestions({ answer, onAsk }: Props) {
  const { asks, suggestions, language, isInEnglish } = answer
  const { passports } = useProfile().profile
  const locale = isInEnglish ? 'en' : language
  const replies = quickReplies({ asks, text: cardText(locale), locale, passports })
  return <FollowUps questions={[...new Set([...replies, ...suggestions])]} onAsk={onAsk} />
}
