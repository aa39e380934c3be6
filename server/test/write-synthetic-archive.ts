/** A command for the bench: writes a made-up archive of some size, and prints its frame and its bytes. */
import { stat } from 'node:fs/promises'

import { frameOf } from '../src/maps/archives/tiles-of-frame.ts'
import { writeSyntheticArchive } from './synthetic-archive.ts'

const [path = '', side = '32', tileBytes = '1000'] = process.argv.slice(2)
const square = { zoom: 14, left: 8928, top: 5680, side: Number(side) }
const bounds = frameOf([square.left, square.top, square.left + square.side - 1, square.top + square.side - 1])
await writeSyntheticArchive(path, { square, tileBytes: Number(tileBytes), bounds })
console.log(JSON.stringify({ bounds, bytes: (await stat(path)).size }))
