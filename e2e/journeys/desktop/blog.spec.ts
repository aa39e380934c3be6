import { expect, test } from '@playwright/test'

import { expectAccessible } from '../../support/expect-accessible.ts'
import { newTraveller, storeSession } from '../../support/new-traveller.ts'
import { grantRole } from '../../support/staff-roles.ts'
import { uniqueAddress } from '../../support/unique-address.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(uniqueAddress()))

test('an editor writes and publishes an article, and readers have it without script', async ({
  page,
  request,
  baseURL,
}) => {
  const editor = await newTraveller(request, baseURL)
  await grantRole(request, baseURL, editor, 'content_editor')
  await storeSession(page, editor.session)
  const name = `Tides <b>and</b> towers ${editor.email.slice(0, 8)}`
  await page.goto('/admin/blog')
  await page.getByRole('textbox', { name: 'Title of the new article' }).fill(name)
  await page.getByRole('button', { name: 'Start writing' }).click()
  const words = page.getByRole('textbox', { name: 'Text of the article' })
  await words.click()
  await page.getByRole('button', { name: 'Heading', exact: true }).click()
  await page.keyboard.type('By the river')
  await page.keyboard.press('Enter')
  await page.keyboard.type('<script>alert(1)</script> '.concat('Calm words about the river and its towers. '.repeat(8)))
  await page.getByRole('button', { name: 'Place', exact: true }).click()
  await page.getByRole('searchbox', { name: /^Name of a town/ }).fill('lisbon tower')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('button', { name: 'Put in: Belém Tower' }).click()
  await expect(words).toContainText('Place: Belém Tower')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/^Still missing: a summary, a category/)).toBeVisible()
  await page.getByRole('tab', { name: 'Details' }).click()
  await page.getByRole('textbox', { name: 'Summary' }).fill('What the water does to a city.')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Places')
  await page.getByRole('combobox', { name: 'Writer' }).selectOption('Ines Okafor')
  await page.getByRole('combobox', { name: 'City of the cover' }).selectOption('Lisbon')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const link = page.getByRole('link', { name: 'View as a reader' })
  await expect(link).toBeVisible()
  const path = (await link.getAttribute('href')) ?? ''

  const article = await (await request.get(path)).text()
  expect(article).toContain('Tides &lt;b&gt;and&lt;/b&gt; towers')
  expect(article).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(article).toContain('/itinerary?destination=Lisbon%202%20days%2C%20Bel%C3%A9m%20Tower')
  expect(await (await request.get('/feed.xml')).text()).toContain(path)
  expect(await (await request.get('/sitemap.xml')).text()).toContain(path)
  await page.goto(path)
  await expect(page.getByRole('complementary', { name: 'Place: Belém Tower' })).toContainText('last compared on')
  await expectAccessible(page)

  await page.goto('/admin/blog')
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Take back from readers' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take back from readers' }).click()
  await expect(link).toHaveCount(0)
  expect((await request.get(path)).status()).toBe(404)
})

test('a traveller may open the editor and write nothing', async ({ page, request, baseURL }) => {
  const traveller = await newTraveller(request, baseURL)
  await storeSession(page, traveller.session)
  await page.goto('/admin/blog')
  await expect(page.getByText('Only content editors, admins and owners can write here.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title of the new article' })).toHaveCount(0)
  const { error } = await traveller.supabase.from('blog_drafts').insert({ slug: 'mine', content: {} })
  expect(error?.code).toBe('42501')
})
