import { expect, it } from 'vitest'
import { allScenes } from '../../cases/sceneFiles.ts'
import { objectTypesOf } from './objectTypes.ts'

it('[R-3.2-04] object types are joined with # and split', () => {
  expect(objectTypesOf('1#2')).toEqual(['1', '2'])
  expect(objectTypesOf('1')).toEqual(['1'])
  expect(objectTypesOf('')).toEqual([])
  for (const scene of allScenes) expect(scene.objectTypes).toEqual(objectTypesOf(scene.object))
})
