/** The forms that are measured (受测表单): the limit, the floor, ours and the peers. */
export interface Listed {
  readonly name: string
  /** Its file in `pages/`. */
  readonly page: string
  readonly role: 'limit' | 'floor' | 'ours' | 'listed' | 'peer'
}

export const contenders: readonly Listed[] = [
  { name: 'limit: bare DOM', page: 'limit.ts', role: 'limit' },
  { name: 'floor: React + store', page: 'floor.tsx', role: 'floor' },
  { name: 'ours', page: 'ours.tsx', role: 'ours' },
  { name: 'ours, errors listed', page: 'oursListed.tsx', role: 'listed' },
  { name: 'react-hook-form', page: 'reactHookForm.tsx', role: 'peer' },
  { name: 'TanStack Form', page: 'tanstackForm.tsx', role: 'peer' },
  { name: 'Formily', page: 'formily.tsx', role: 'peer' },
  { name: 'RJSF', page: 'rjsf.tsx', role: 'peer' },
  { name: 'Ant Design Form', page: 'antDesign.tsx', role: 'peer' },
  { name: 'Element Plus', page: 'elementPlus.js', role: 'peer' }
]
