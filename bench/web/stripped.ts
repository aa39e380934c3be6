import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

const SCRIPTS = /<script\b(?![^>]*application\/(?:ld\+)?json)[^>]*>[\s\S]*?<\/script>/g
const COMPRESSIBLE = /^(text\/|application\/(json|manifest)|image\/svg)/
const NOT_OURS_TO_PASS = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
])

type Answer = { readonly status: number; readonly headers: Record<string, string>; readonly body: Buffer }

export type Mirror = { readonly url: string; close(): void }

/**
 * Our server behind a second port, unchanged or without scripts: both sides of the comparison use the same mirror. It
 * answers from memory, so that neither it nor our server competes with the browser for the two cores.
 */
export async function startMirror(product: string, isStripped: boolean): Promise<Mirror> {
  const kept = new Map<string, Promise<Answer>>()
  const mirror = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const key = `${request.url} ${request.headers['user-agent']}`
    const answer = kept.get(key) ?? ask(product, isStripped, request)
    kept.set(key, answer)
    const { status, headers, body } = await answer
    response.writeHead(status, headers).end(body)
  }
  return listen((request, response) => void mirror(request, response))
}

const SENTENCE =
  '<!doctype html><html lang="en"><title>One sentence</title><meta name="viewport" content="width=device-width"><p>Hello.</p></html>'

/** The minimum cost of any page on this machine: Chromium's own work to open one counts as the page's. */
export async function startOneSentence(): Promise<Mirror> {
  return listen((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(SENTENCE))
}

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<Mirror> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

async function ask(product: string, isStripped: boolean, request: IncomingMessage): Promise<Answer> {
  const headers = new Headers(request.headers as Record<string, string>)
  headers.delete('host')
  const answer = await fetch(`${product}${request.url}`, { headers, redirect: 'manual' })
  const type = answer.headers.get('content-type') ?? ''
  const body = Buffer.from(await answer.arrayBuffer())
  const sent = isStripped && type.startsWith('text/html') ? Buffer.from(body.toString().replaceAll(SCRIPTS, '')) : body
  const isCompressed = COMPRESSIBLE.test(type)
  const kept = [...answer.headers].filter(([name]) => !NOT_OURS_TO_PASS.has(name))
  return {
    status: answer.status,
    headers: { ...Object.fromEntries(kept), ...(isCompressed && { 'content-encoding': 'gzip' }) },
    body: isCompressed ? gzipSync(sent) : sent,
  }
}
