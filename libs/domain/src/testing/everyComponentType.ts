import type { ComponentType } from '../form/FormDescription.ts'

const all: Readonly<Record<ComponentType, true>> = {
  text: true,
  select: true,
  remoteSelect: true,
  textarea: true,
  date: true,
  checkbox: true,
  addTable: true,
  cascader: true,
  treeBox: true,
  configCascader: true,
  upload: true,
  applyUpload: true
}

export const everyComponentType = Object.keys(all) as readonly ComponentType[]
