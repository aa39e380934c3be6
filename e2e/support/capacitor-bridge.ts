/**
 * A phone around a page: Capacitor's own bridge script for Android, with a double of what it talks to. The plugins and
 * their methods are read from the Java sources of the packages, so the page sees what a real app shows it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { BrowserContext, Page } from '@playwright/test'

const PACKAGES = join(import.meta.dirname, '../../node_modules/@capacitor')
const BRIDGE = join(PACKAGES, 'android/capacitor/src/main/assets/native-bridge.js')

type Method = { readonly name: string; readonly rtype?: 'promise' | 'callback' }
type PluginHeader = { readonly name: string; readonly methods: readonly Method[] }
type Call = {
  readonly callbackId: string
  readonly pluginId: string
  readonly methodName: string
  readonly options: Readonly<Record<string, unknown>>
}

/** Methods that every plugin has (Plugin.java). */
const INHERITED: readonly Method[] = [
  { name: 'addListener' },
  { name: 'removeListener' },
  { name: 'removeAllListeners', rtype: 'promise' },
  { name: 'checkPermissions', rtype: 'promise' },
  { name: 'requestPermissions', rtype: 'promise' },
]

export class Phone {
  readonly calls: Call[] = []
  readonly #page: Page
  readonly #preferences: Map<string, string>

  private constructor(page: Page, preferences: Map<string, string>) {
    this.#page = page
    this.#preferences = preferences
  }

  /** `preferences` outlive the page, as the storage of the system outlives the app. */
  static async around(context: BrowserContext, preferences: Map<string, string>): Promise<[Page, Phone]> {
    const page = await context.newPage()
    const phone = new Phone(page, preferences)
    await page.exposeFunction('callPhone', (text: string) => phone.#answer(JSON.parse(text) as Call))
    await page.addInitScript(bridgeScript())
    return [page, phone]
  }

  /** Sends an event of a plugin to the page, which has to listen already. */
  async emit(plugin: string, event: string, data: object): Promise<void> {
    const isIt = (call: Call): boolean =>
      call.pluginId === plugin && call.methodName === 'addListener' && call.options['eventName'] === event
    const listening = this.calls.findLast(isIt)
    if (!listening) throw new Error(`Nothing listens to ${plugin}.${event}`)
    const { callbackId, pluginId, methodName } = listening
    const message = JSON.stringify({ callbackId, pluginId, methodName, success: true, save: true, data })
    await this.#page.evaluate(
      (text) => (globalThis as unknown as Bridged).androidBridge.onmessage({ data: text }),
      message,
    )
  }

  hasCalled(plugin: string, method: string, eventName?: string): boolean {
    return this.calls.some(
      (call) =>
        call.pluginId === plugin &&
        call.methodName === method &&
        (eventName === undefined || call.options['eventName'] === eventName),
    )
  }

  #answer(call: Call): string | null {
    this.calls.push(call)
    if (call.methodName === 'addListener' || call.methodName === 'removeListener') return null
    const { callbackId, pluginId, methodName } = call
    return JSON.stringify({ callbackId, pluginId, methodName, success: true, save: false, data: this.#dataFor(call) })
  }

  #dataFor({ pluginId, methodName, options }: Call): object {
    const { key = '', value = '' } = options as { key?: string; value?: string }
    switch (`${pluginId}.${methodName}`) {
      case 'Preferences.get':
        return { value: this.#preferences.get(key) ?? null }
      case 'Preferences.set':
        this.#preferences.set(key, value)
        return {}
      case 'Preferences.remove':
        this.#preferences.delete(key)
        return {}
      case 'Network.getStatus':
        return { connected: true, connectionType: 'wifi' }
      default:
        return {}
    }
  }
}

type Bridged = { readonly androidBridge: { onmessage(event: { data: string }): void } }

/** In the order of JSInjector.java. */
function bridgeScript(): string {
  const double = `window.androidBridge = { postMessage: (text) => void window.callPhone(text).then(
    (reply) => reply && window.androidBridge.onmessage({ data: reply })) };`
  return [
    double,
    'window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} };',
    "window.WEBVIEW_SERVER_URL = 'https://localhost';",
    readFileSync(BRIDGE, 'utf8'),
    `window.Capacitor.PluginHeaders = ${JSON.stringify(readPluginHeaders())};`,
  ].join('\n')
}

function readPluginHeaders(): readonly PluginHeader[] {
  return readdirSync(PACKAGES).flatMap((name) => {
    const folder = join(PACKAGES, name, 'android/src/main')
    const files = readdirSync(join(PACKAGES, name)).includes('android') ? readdirSync(folder, { recursive: true }) : []
    const sources = files.map(String).filter((file) => /Plugin\.(?:java|kt)$/.test(file))
    return sources.flatMap((file) => readPluginHeader(readFileSync(join(folder, file), 'utf8')))
  })
}

const METHOD =
  /@PluginMethod(?:\(returnType = PluginMethod\.RETURN_(\w+)\))?\s+(?:override )?(?:public void|fun)\s+(\w+)\(/g

function readPluginHeader(source: string): readonly PluginHeader[] {
  const [, name] = /@CapacitorPlugin\(\s*name = "(\w+)"/.exec(source) ?? []
  if (!name) return []
  const methods = [...source.matchAll(METHOD)].map(([, type = 'PROMISE', method = '']): Method => {
    const rtype = type.toLowerCase()
    return rtype === 'none' ? { name: method } : { name: method, rtype: rtype as 'promise' | 'callback' }
  })
  return [{ name, methods: [...INHERITED, ...methods] }]
}
