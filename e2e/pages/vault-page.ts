import { expect, type Page } from '@playwright/test'

export const PASSPHRASE = 'seven quiet harbours'

type Document = {
  readonly file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }
  readonly name: string
  readonly kind?: string
  readonly expires?: string
  readonly isReminded?: boolean
  readonly note?: string
}

export class VaultPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Sets the vault up and returns its recovery code. */
  async setUp(): Promise<string> {
    const page = this.#page
    await page.goto('/documents/vault')
    await page.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE)
    await page.getByLabel('The same passphrase again').fill(PASSPHRASE)
    await page.getByLabel(/^I understand/).check()
    await page.getByRole('button', { name: 'Set up the vault' }).click()
    const shown = page.getByRole('region', { name: 'Your recovery code' }).locator('[translate="no"]')
    const code = (await shown.innerText()).replaceAll(/\s+/g, '-')
    await page.getByLabel(/^I have kept the code/).check()
    await page.getByRole('button', { name: 'Open my vault' }).click()
    await expect(page.getByRole('heading', { name: 'Your documents', exact: true })).toBeVisible()
    return code
  }

  async unlock(passphrase = PASSPHRASE): Promise<void> {
    await this.#page.getByLabel('Passphrase', { exact: true }).fill(passphrase)
    await this.#page.getByRole('button', { name: 'Unlock' }).click()
  }

  async add({ file, name, kind = 'passport', expires, isReminded, note }: Document): Promise<void> {
    await this.#page.getByRole('button', { name: 'Add a document' }).click()
    const dialog = this.#page.getByRole('dialog', { name: 'Add a document' })
    await dialog.getByLabel('File').setInputFiles(file)
    await dialog.getByLabel('Kind').selectOption(kind)
    await dialog.getByLabel('Name').fill(name)
    if (expires) await dialog.getByLabel('Expires on').fill(expires)
    if (isReminded) await dialog.getByLabel('Remind me before it expires').check()
    if (note) await dialog.getByLabel('Note').fill(note)
    await dialog.getByRole('button', { name: 'Encrypt and save' }).click()
    await expect(dialog).toBeHidden()
  }

  entry(name: string) {
    return this.#page.getByRole('listitem').filter({ has: this.#page.getByRole('heading', { name }) })
  }

  /** Opens a picture and waits until it is drawn. */
  async expectPicture(name: string, width: number): Promise<void> {
    await this.#page.getByRole('button', { name: `Open: ${name}` }).click()
    const picture = this.#page.getByRole('dialog', { name }).getByRole('img', { name })
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(width)
    await this.#page.keyboard.press('Escape')
  }
}
