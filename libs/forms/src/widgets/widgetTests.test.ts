import { expect, it } from 'vitest'

const files = Object.keys(import.meta.glob('./*/*'))
const folders = new Set(files.map((path) => path.split('/')[1] ?? ''))

it('every widget is tested beside its source: filled in by keyboard, said to be wrong, accessible', () => {
  expect([...folders].filter((name) => !files.includes(`./${name}/${name}.test.tsx`))).toEqual([])
})
