// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, it } from 'vitest'

import { ChatPage } from './chat-page.tsx'

// jsdom has no layout.
beforeAll(() => (Element.prototype.scrollIntoView = () => undefined))
afterEach(cleanup)

function open(path = '/chat-with-us'): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <ChatPage />
    </MemoryRouter>,
  )
}
function ask(question: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: 'Your question' }), { target: { value: question } })
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
}

it('answers in place, one question after the other', () => {
  open()
  ask('I forgot my pasword')
  ask('how do i install it on my iphone')
  const log = screen.getByRole('log', { name: 'Conversation' })
  expect([...log.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'I forgot my password',
    'Install on an iPhone or iPad',
  ])
  expect(screen.getByRole('textbox')).toHaveProperty('value', '')
})

it('answers the query of a page sent without script', () => {
  open('/chat-with-us?ask=refund')
  expect(screen.getByRole('heading', { name: 'Get my money back' })).toBeTruthy()
})

it('offers to send an unanswerable question to a person, question included', () => {
  open()
  ask('xqzzt')
  expect(screen.getByRole('log').querySelector('a')?.getAttribute('href')).toBe('/chat-with-us?person=1&message=xqzzt')
})

it('ignores empty input', () => {
  open()
  ask('   ')
  expect(screen.getByRole('log').querySelectorAll('li')).toHaveLength(0)
})
