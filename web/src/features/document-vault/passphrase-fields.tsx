import { PasswordInput } from '../../entities/traveller/password/password-input.tsx'
import { MINIMUM_PASSPHRASE_LENGTH, type UnfitPassphrase } from '../../entities/vault/vault-keys.ts'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { vaultText as text } from './vault-text.ts'

type Props = { readonly id: string; readonly label?: string; readonly problem: UnfitPassphrase | null }

/** Twice, because a passphrase that was mistyped the first time would lock its owner out. */
export function NewPassphrase({ id, label = text('passphrase.new'), problem }: Props) {
  const words = problem && text(`problem.${problem}`, { length: String(MINIMUM_PASSPHRASE_LENGTH) })
  const [first, second] = problem === 'mismatch' ? [null, words] : [words, null]
  return (
    <>
      <Field id={id} label={label} error={first}>
        <PasswordInput
          id={id}
          name="passphrase"
          autoComplete="new-password"
          required
          aria-invalid={first !== null}
          aria-describedby={describedBy(id, false, first !== null)}
        />
      </Field>
      <Field id={`${id}-again`} label={text('passphrase.again')} error={second}>
        <PasswordInput
          id={`${id}-again`}
          name="again"
          autoComplete="new-password"
          required
          aria-invalid={second !== null}
          aria-describedby={describedBy(`${id}-again`, false, second !== null)}
        />
      </Field>
    </>
  )
}

export function readField(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
