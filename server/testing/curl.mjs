#!/usr/bin/env node
// Enough of curl for docs/API.md, for machines that have none: -s -f -X -H -d -F -o.
import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'

const args = process.argv.slice(2)
const headers = new Headers()
let url = ''
let method
let body
let output

for (let i = 0; i < args.length; i++) {
  const arg = args[i]
  if (arg === '-sf' || arg === '-s' || arg === '-f') continue
  else if (arg === '-X') method = args[++i]
  else if (arg === '-H') headers.append(...args[++i].split(/:\s*(.*)/s).slice(0, 2))
  else if (arg === '-d') body = args[++i]
  else if (arg === '-o') output = args[++i]
  else if (arg === '-F') {
    body ??= new FormData()
    const [name, value] = args[++i].split(/=(.*)/s)
    if (value.startsWith('@')) body.append(name, new Blob([await readFile(value.slice(1))]), basename(value))
    else body.append(name, value)
  } else url = arg
}

const answer = await fetch(url, { method: method ?? (body === undefined ? 'GET' : 'POST'), headers, body })
if (!answer.ok) process.exit(22)
const bytes = Buffer.from(await answer.arrayBuffer())
if (output) await writeFile(output, bytes)
else process.stdout.write(bytes)
