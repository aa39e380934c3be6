import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Square from 'lucide-react/icons/square'
import Volume2 from 'lucide-react/icons/volume-2'

import { textOf, type Turn } from '../../api/conversations/conversation.ts'
import { copyText } from '../../device/copy-text.ts'
import { assistantText as text } from '../../text/assistant.ts'
import { SaveButton } from '../../ui/save-button.tsx'
import { toast } from '../../ui/toast.ts'
import { answerItem } from './answer-item.ts'
import { useReading } from './use-reading.ts'

type Props = {
  readonly turn: Turn
  readonly isBusy: boolean
  readonly onEdit: () => void
  readonly onAgain: () => void
}

export function TurnTools({ turn, isBusy, onEdit, onAgain }: Props) {
  const { answer } = turn
  const words = textOf(answer)
  const { canRead, isReading, toggle } = useReading(words, answer.isInEnglish ? 'en' : answer.language, () =>
    toast.error(text('listen.failed')),
  )
  const copy = async (): Promise<void> => {
    if (await copyText(words)) toast.success(text('copied'))
    else toast.error(text('copy.failed'))
  }
  return (
    <div className="needs-script -mx-3 flex items-center text-soft">
      <Tool name={text('copy')} Icon={Copy} onPress={() => void copy()} />
      {canRead && words !== '' && (
        <Tool
          name={text(isReading ? 'listen.stop' : 'listen')}
          Icon={isReading ? Square : Volume2}
          isPressed={isReading}
          onPress={toggle}
        />
      )}
      <Tool name={text('edit')} Icon={Pencil} isDisabled={isBusy} onPress={onEdit} />
      <Tool name={text('again')} Icon={RotateCcw} isDisabled={isBusy} onPress={onAgain} />
      <SaveButton item={answerItem(turn)} look="icon" />
    </div>
  )
}

type ToolProps = {
  readonly name: string
  readonly Icon: typeof Copy
  readonly isPressed?: boolean
  readonly isDisabled?: boolean
  readonly onPress: () => void
}

function Tool({ name, Icon, isPressed, isDisabled = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      disabled={isDisabled}
      {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
      className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-plate hover:text-ink disabled:cursor-not-allowed disabled:opacity-55 aria-pressed:text-signal"
      onClick={onPress}
    >
      <Icon className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
    </button>
  )
}
