/** Name of the migrated database that test databases are copied from. */
export const templateDatabase = 'template_migrated'
