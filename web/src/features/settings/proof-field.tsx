import { PasswordInput } from '../../entities/traveller/password/password-input.tsx'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { FactorField } from './factor-field.tsx'
import { accountText as text } from './settings-text.ts'
import type { ProofState } from './use-proof.ts'

/** Asks for proof of identity. */
export function ProofField({ id, proof }: { readonly id: string; readonly proof: ProofState }) {
  const { email, isByCode, problem, needsFactor, factorProblem, askForCode, takePassword } = proof
  const names = {
    id,
    required: true,
    'aria-invalid': problem !== null,
    'aria-describedby': describedBy(id, true, problem !== null),
  }
  return (
    <div className="grid justify-items-start gap-1 *:w-full">
      {isByCode ? (
        <Field id={id} label={text('code.label')} hint={text('code.hint', { email })} error={problem}>
          <Input
            {...names}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            className="tabular-nums"
          />
        </Field>
      ) : (
        <Field id={id} label={text('current.label')} hint={text('current.hint')} error={problem}>
          <PasswordInput {...names} name="current" autoComplete="current-password" maxLength={1024} />
        </Field>
      )}
      <Button
        variant="link"
        size="sm"
        className="w-auto! justify-self-start px-0!"
        onClick={() => (isByCode ? takePassword() : void askForCode())}
      >
        {text(isByCode ? 'current.known' : 'current.forgotten')}
      </Button>
      {needsFactor && <FactorField id={`${id}-factor`} problem={factorProblem} />}
    </div>
  )
}
