import { readAsk, readWalkingCap, type TripAsk } from '@app/domain/trip-draft'
import type { TripRequest } from '@app/domain/trip-request'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'

import { today } from '../../../device/today.ts'
import { Button } from '../../../ui/button.tsx'
import { describedBy } from '../../../ui/form/field.tsx'
import { itineraryText as text } from '../itinerary-text.ts'

type Read = { readonly ask: TripAsk; readonly sentence: string; readonly request: TripRequest }
type Props = {
  readonly wish: string
  readonly isSent: boolean
  /** `isPressed`: the traveller asked for the plan on this page; a link with a sentence in it only shows it. */
  readonly onRead: (read: Read, isPressed: boolean) => void
}

const LONGEST = 2000

export function SentenceForm({ wish: given, isSent, onRead }: Props) {
  const { read, problem, isReading } = useReading(onRead)

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const wish = new FormData(event.currentTarget).get('wish')
    void read(typeof wish === 'string' ? wish.trim() : '', true)
  }

  const readSent = useEffectEvent(() => void read(given.trim(), false))
  useEffect(() => {
    if (isSent) readSent()
  }, [isSent])

  return (
    <form className="mt-6" action="/itinerary" onSubmit={submit}>
      <label htmlFor="wish" className="font-display text-title">
        {text('sentence')}
      </label>
      <div className="mt-3 rounded-sheet border border-edge bg-raised focus-within:border-tide outline-tide has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2">
        <textarea
          id="wish"
          name="wish"
          rows={4}
          maxLength={LONGEST}
          defaultValue={given}
          placeholder={text('sentence.example')}
          aria-describedby={describedBy('wish', true, problem !== '')}
          aria-invalid={problem !== ''}
          onFocus={warmUp}
          className="block w-full resize-y rounded-t-sheet bg-transparent px-4 pt-3.5 text-lead leading-relaxed placeholder:text-soft focus-visible:outline-none"
        />
        <div className="flex justify-end p-2.5">
          <Button type="submit" isBusy={isReading} className="max-sm:w-full">
            {isReading ? text('sentence.reading') : text('sentence.submit')}
          </Button>
        </div>
      </div>
      <p id="wish-hint" className="mt-2 text-small text-soft">
        {text('sentence.hint')}
      </p>
      {problem && (
        <p id="wish-error" role="alert" className="mt-1 text-small font-medium text-signal">
          {problem}
        </p>
      )}
    </form>
  )
}

/** Preloads the worker; a failed load is retried with the question. */
function warmUp(): void {
  void import('../plan/trip-worker-client.ts').then(({ openTripWorker }) => openTripWorker()).catch(() => undefined)
}

function useReading(onRead: Props['onRead']) {
  const [problem, setProblem] = useState('')
  const [isReading, setReading] = useState(false)

  async function read(sentence: string, isPressed: boolean): Promise<void> {
    setProblem(sentence === '' ? text('sentence.empty') : '')
    if (sentence === '') return
    setReading(true)
    try {
      const { readSentence } = await import('../plan/trip-worker-client.ts')
      const request = await readSentence(sentence, today())
      const walkingCapMetres = readWalkingCap(request.inEnglish ?? sentence)
      onRead({ ask: { ...readAsk(request), walkingCapMetres }, sentence, request }, isPressed)
    } catch {
      setProblem(text('sentence.failed'))
    } finally {
      setReading(false)
    }
  }

  return { read, problem, isReading }
}
