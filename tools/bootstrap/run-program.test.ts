import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

const RUN_PROGRAM = new URL('run-program.mjs', import.meta.url).href

/** A process that runs `program`, as `npm start` runs the server. */
function startParentOf(program: string): ChildProcess {
  const script = `import(${JSON.stringify(RUN_PROGRAM)}).then(({ runProgram }) => runProgram(['-e', ${JSON.stringify(program)}]))`
  return spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] })
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [chunk] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  return chunk.toString().trim()
}

async function isGone(pid: number): Promise<boolean> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    try {
      process.kill(pid, 0)
    } catch {
      return true
    }
    await sleep(100)
  }
  return false
}

const WAIT = 'console.log(process.pid); setInterval(() => {}, 1000)'

describe('runProgram', () => {
  it('ends with the exit code of the program', async () => {
    expect(await once(startParentOf('process.exit(7)'), 'exit')).toEqual([7, null])
  })

  it('runs the pinned Node from the root of the project, without input', async () => {
    const child = startParentOf('console.log(process.version, require("fs").readFileSync(0).length)')
    expect(await firstLine(child)).toMatch(/^v24\.\d+\.\d+ 0$/)
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('passes %s on', async (signal) => {
    const child = startParentOf(`process.on('${signal}', () => process.exit(3)); ${WAIT}`)
    await firstLine(child)
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([3, null])
  })

  it('leaves no program behind when it is killed', async () => {
    const child = startParentOf(WAIT)
    const pid = Number(await firstLine(child))
    child.kill('SIGKILL')
    expect(await isGone(pid)).toBe(true)
  })
})
