import { useState } from 'react'

import { getAppText as text } from '../../text/get-app.ts'
import { Button } from '../../ui/button.tsx'

type State = 'idle' | 'copied' | 'not-copied'

/** Some social apps forbid copying: the address is readable beside the button, and the refusal is said. */
export function CopyAddress({ address }: { readonly address: string }) {
  const [state, setState] = useState<State>('idle')
  const copy = (): void => {
    navigator.clipboard.writeText(address).then(
      () => setState('copied'),
      () => setState('not-copied'),
    )
  }
  return (
    <div>
      <p className="rounded-control border border-edge bg-raised px-4 py-3 font-semibold wrap-anywhere select-all">
        {address}
      </p>
      <Button variant="outline" className="needs-script mt-3" onClick={copy}>
        {text('social.copy')}
      </Button>
      <p role="status" className={`mt-2 min-h-6 text-small ${state === 'not-copied' ? 'text-signal' : 'text-moss'}`}>
        {state !== 'idle' && text(`social.${state}`)}
      </p>
    </div>
  )
}
