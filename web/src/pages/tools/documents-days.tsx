import { useState } from 'react'

import { travellerToday } from '../../device/traveller-today.ts'
import { useParty } from '../../entities/party/use-party.ts'
import { DocumentsNav } from '../../features/passport-check/documents-nav.tsx'
import { DaysAnswer } from '../../features/stay-days/days-answer.tsx'
import { stayDaysText as text } from '../../features/stay-days/stay-days-text.ts'
import { StayDays } from '../../features/stay-days/stay-days.tsx'
import { useArea } from '../../features/stay-days/use-area.ts'
import { recorded, useStays } from '../../features/stay-days/use-stays.ts'
import { ToolScreen } from '../tool-screen.tsx'

export function Component() {
  const area = useArea()
  const party = useParty()
  const [asked, choose] = useState('')
  const { id: chosen } = party.travellers.find(({ id }) => id === asked) ?? party.travellers[0]
  const list = useStays(party, chosen, area.id)
  return (
    <ToolScreen
      text={text}
      nav={<DocumentsNav here="days" />}
      illustration="documents"
      answer={list.stays.length > 0 && <DaysAnswer stays={recorded(list.stays)} area={area} today={travellerToday()} />}
    >
      <StayDays area={area} list={list} who={{ travellers: party.travellers, chosen, choose }} />
    </ToolScreen>
  )
}
