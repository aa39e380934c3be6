// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { startSplash } from './start-splash.ts'

const { showSplash } = vi.hoisted(() => ({ showSplash: vi.fn() }))
vi.mock('./show-splash.ts', () => ({ showSplash }))

const page = document.documentElement

describe('the start of the splash', () => {
  beforeEach(() => {
    showSplash.mockReset()
    page.dataset['splash'] = ''
  })

  it('shows it on a covered page', async () => {
    await startSplash()
    expect(showSplash).toHaveBeenCalledOnce()
  })

  it('does not cover a page that was uncovered while its script loaded', async () => {
    const started = startSplash()
    delete page.dataset['splash']
    await started
    expect(showSplash).not.toHaveBeenCalled()
  })

  it('uncovers the page when it fails', async () => {
    showSplash.mockImplementation(() => {
      throw new Error('no dialog')
    })
    await startSplash()
    expect(page.dataset['splash']).toBeUndefined()
  })
})
