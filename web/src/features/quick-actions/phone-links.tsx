import { splitPhones } from '../../ui/split-phones.ts'
import { TextLink } from './text-link.tsx'

type Props = { readonly phone: string | null | undefined; label?(phone: string): string }

/** One link for each number. */
export function PhoneLinks({ phone, label }: Props) {
  return splitPhones(phone).map(({ shown, dialled }) => (
    <TextLink key={dialled} href={`tel:${dialled}`} {...(label && { label: label(shown) })}>
      {shown}
    </TextLink>
  ))
}
