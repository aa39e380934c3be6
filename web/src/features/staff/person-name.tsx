import type { StaffPerson } from '@app/contracts/staff-people'

import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'
import { shortenId } from './describe-entry.ts'

type Props = { readonly id: string; readonly person: Pick<StaffPerson, 'name' | 'email'> | null | undefined }

/**
 * Names may have any script and length, so each is isolated from the surrounding text and may break anywhere. In a
 * table that alone would let the next column squeeze a plain address into two lines.
 */
export function PersonName({ id, person }: Props) {
  if (!person) return <span className="text-soft tabular-nums">{text('audit.account', { id: shortenId(id) })}</span>
  return (
    <span className="block min-w-0 wrap-anywhere @2xl:min-w-44">
      <bdi className={person.name ? 'font-medium' : ''}>{person.name ?? person.email}</bdi>
      {person.name && (
        <span className="block text-label text-soft">
          <bdi>{person.email}</bdi>
        </span>
      )}
    </span>
  )
}

/** In a sentence: the name, else the address, else the id. */
export function namePerson({ id, person }: Props): string {
  return person?.name ?? person?.email ?? text('audit.account', { id: shortenId(id) })
}
