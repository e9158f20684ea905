/** DOM id of a group's heading, the target of its anchor. */
export const groupAnchor = (code: string): string => `g-${code.replaceAll(/[^\w-]/g, '-')}`
