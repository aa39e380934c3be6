import { readFileSync } from 'node:fs'

/** A process by number and start time, because numbers are reused after a restart of the machine or the container. */
export function processStamp(pid: number): string {
  return `${pid} ${startTimeOf(pid)}\n`
}

export function isAlive(stamp: string): boolean {
  const [pidText = '', startTime = ''] = stamp.trim().split(' ')
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid <= 0 || !isRunning(pid)) return false
  return startTime === '' || startTime === startTimeOf(pid)
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return statOf(pid)[0] !== ZOMBIE
  } catch (error) {
    // Another user's process cannot be signalled, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Ended, but not yet reaped by its parent. */
const ZOMBIE = 'Z'

function startTimeOf(pid: number): string {
  return statOf(pid)[19] ?? ''
}

/** The fields of /proc/pid/stat after the name in brackets, state first; none where there is no /proc. */
function statOf(pid: number): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
