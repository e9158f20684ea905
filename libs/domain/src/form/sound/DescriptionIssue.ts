/**
 * Something wrong with a form description (描述问题), which the form does without: it is reported, and shown where it matters. Names alone, no values.
 */
export interface DescriptionIssue {
  readonly problem: DescriptionProblem
  /** Of the field, group, material or dictionary; '' for the whole. */
  readonly id: string
}

export type DescriptionProblem =
  /** A part has not the shape it should have. */
  | 'shape'
  /** An id or code is given twice. */
  | 'duplicate'
  /** No component has this type. */
  | 'component'
  /** There is nothing to choose from. */
  | 'options'
  /** The rules cannot be read, or one is not known. */
  | 'rule'
  /** Linkage rules cannot be read. */
  | 'linkage'
  /** Linkage rules run in a circle. */
  | 'cycle'
  /** Something came for a field that the form does not have (ID does not exist, spec §8). */
  | 'unknownId'
  /** A text is longer, or a tree deeper, than a form can show. */
  | 'size'
