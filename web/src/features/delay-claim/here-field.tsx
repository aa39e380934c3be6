import { Checkbox } from '../../ui/form/checkbox.tsx'
import { claimText as text } from './delay-claim-text.ts'

/** Somebody who is still waiting needs a meal and another flight before a claim. */
export function HereField({ here }: { here: 'yes' | '' }) {
  return (
    <Checkbox id="here" name="here" value="yes" key={here} defaultChecked={here === 'yes'} label={text('claim.here')} />
  )
}
