/**
 * Options of a tree (树形选项): the options of a tree or cascader, each knowing its level (1 at the top) and its parent.
 * Takes nested options by value and name; total on any depth that a caller can build. Source: spec §3.3, §3.4 (tree node).
 * Example: an option 农业 under 农、林、牧、渔业 → level 2, parentValue A, parentName 农、林、牧、渔业.
 */
import type { TreeBoxNode } from './treeBoxValue.ts'

export interface NestedOption {
  readonly value: string
  readonly name: string
  readonly children?: readonly NestedOption[]
}

export interface TreeOption extends TreeBoxNode {
  readonly level: number
  readonly children: readonly TreeOption[]
}

interface Above {
  readonly value: string
  readonly name: string
  readonly level: number
}

const placeBelow = (options: readonly NestedOption[], above: Above): readonly TreeOption[] =>
  options.map(({ value, name, children = [] }) => {
    const level = above.level + 1
    return { value, name, level, parentValue: above.value, parentName: above.name, children: placeBelow(children, { value, name, level }) }
  })

export const placeOptions = (options: readonly NestedOption[]): readonly TreeOption[] =>
  placeBelow(options, { value: '', name: '', level: 0 })

/** The options of a tree one after the other, each before its children. */
export const flattenOptions = (options: readonly TreeOption[]): readonly TreeOption[] =>
  options.flatMap((option) => [option, ...flattenOptions(option.children)])
