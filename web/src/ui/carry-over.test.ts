// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

import { carryOver } from './carry-over.ts'

const MARKUP =
  '<div role="group" tabindex="0"></div><input name="to"><select name="guests"><option>1</option><option>2</option></select><details><summary>More</summary></details>'

function box(): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = MARKUP
  document.body.append(element)
  return element
}
afterEach(() => document.body.replaceChildren())

it('takes what was typed, chosen, opened and focused along', () => {
  const [from, to] = [box(), box()]
  from.querySelector('input')!.focus()
  const carry = carryOver(from)
  from.querySelector('input')!.value = 'Oslo'
  from.querySelector('select')!.value = '2'
  from.querySelector('details')!.open = true
  from.remove()
  const heard = vi.fn()
  to.addEventListener('input', heard)
  carry(to)
  expect(to.querySelector('input')?.value).toBe('Oslo')
  expect(to.querySelector('select')?.value).toBe('2')
  expect(to.querySelector('details')?.open).toBe(true)
  expect(document.activeElement).toBe(to.querySelector('input'))
  expect(heard).toHaveBeenCalledTimes(2)
})

it.each(['[role=group]', 'summary'])(
  'keeps the place of somebody who comes to %s just before the exchange',
  (there) => {
    const [from, to] = [box(), box()]
    const carry = carryOver(from)
    from.querySelector<HTMLElement>(there)!.focus()
    from.remove()
    carry(to)
    expect(document.activeElement).toBe(to.querySelector(there))
  },
)

it('stands on the field before a button that is asleep in the new markup', () => {
  const [from, to] = [box(), box()]
  for (const each of [from, to]) each.append(Object.assign(document.createElement('button'), { disabled: each === to }))
  const carry = carryOver(from)
  from.querySelector('button')!.focus()
  from.remove()
  carry(to)
  expect(document.activeElement).toBe(to.querySelector('summary'))
})

it('leaves an untouched form and the focus elsewhere alone', () => {
  const [from, to] = [box(), box()]
  const heard = vi.fn()
  to.addEventListener('input', heard)
  carryOver(from)(to)
  expect(heard).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(document.body)
})

it('does not take the focus back from somebody who has gone on', () => {
  const [from, to, next] = [box(), box(), box()]
  from.querySelector('summary')!.focus()
  const carry = carryOver(from)
  next.querySelector('input')!.focus()
  from.remove()
  carry(to)
  expect(document.activeElement).toBe(next.querySelector('input'))
})
