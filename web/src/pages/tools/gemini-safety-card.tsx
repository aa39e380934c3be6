import { CardForm } from '../../features/safety/card/card-form.tsx'
import { cardText as text } from '../../features/safety/card/card-text.ts'
import { CardView } from '../../features/safety/card/card-view.tsx'
import { useCard } from '../../features/safety/card/use-card.ts'
import { SafetyNav } from '../../features/safety/safety-nav.tsx'
import { ToolScreen } from '../tool-screen.tsx'

export function Component() {
  const kept = useCard()
  return (
    <ToolScreen
      text={text}
      nav={<SafetyNav here="card" />}
      illustration="safety"
      answer={kept.card.country !== null && <CardView kept={kept} />}
      // On a phone the card comes first when it is opened to be read, and the form stays while it is filled in.
      {...(!kept.isEdited && { change: text('edit') })}
    >
      <CardForm kept={kept} />
    </ToolScreen>
  )
}
