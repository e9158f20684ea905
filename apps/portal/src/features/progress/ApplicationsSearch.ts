/** How the applications are searched (办件筛选), as the address says it. */
export type ApplicationFilter = 'group' | 'keyword' | 'from' | 'to' | 'person' | 'page' | 'size'
export type ApplicationsSearch = Readonly<Partial<Record<ApplicationFilter, string>>>
