/** Region trees of 1,444 to 648,000 nodes (地区树) in a box to tick them. What is measured: README.md. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Report } from '../harness/Report.ts'
import { inRounds } from './inRounds.ts'
import { measureTree } from './measureTree.ts'
import { sampleTree, treeSizes } from './sampleTrees.ts'
import { roundsAsked, takingOf } from './settings.ts'
import { treeContenders } from './treeContenders.ts'
import { sameAtEverySize, treeTable } from './treeTable.ts'

const sizes = process.env['FORMS_TREES']?.split(',').map(Number) ?? treeSizes

const measure = async (): Promise<string> => {
  const trees = new Map(sizes.map((size) => [size, sampleTree(size)]))
  const treeOf = (size: number) => trees.get(size) ?? sampleTree(size)
  const measured = await inRounds(
    { taking: takingOf(treeContenders), sizes, rounds: roundsAsked },
    (opened) => measureTree(opened, treeOf(opened.size)),
    async (folder) => {
      await mkdir(join(folder, 'trees'))
      for (const size of sizes) {
        await writeFile(join(folder, 'trees', `${size}.flat`), treeOf(size).flat)
        await writeFile(join(folder, 'trees', `${size}.nested`), treeOf(size).nested)
      }
    }
  )
  return [...measured.map(([size, of]) => treeTable(size, of)), sameAtEverySize(measured)].join('\n')
}

export const regionTrees = (): Report => ({ title: 'Region trees', print: measure })
