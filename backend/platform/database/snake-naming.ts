import { DefaultNamingStrategy } from 'typeorm';

const snake = (text: string): string => text.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** Uses snake case for columns and keys, and readable constraint names for error messages. */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    return [...prefixes.map(snake), custom ?? snake(property)].join('_');
  }

  override joinColumnName(relation: string, referenced: string): string {
    return snake(`${relation}_${referenced}`);
  }

  override primaryKeyName(table: unknown): string {
    return `${this.nameOf(table)}_pkey`;
  }

  override foreignKeyName(table: unknown, columns: string[]): string {
    return `${this.nameOf(table)}_${columns.join('_')}_fkey`;
  }

  override uniqueConstraintName(table: unknown, columns: string[]): string {
    return `${this.nameOf(table)}_${columns.join('_')}_key`;
  }

  private nameOf(table: unknown): string {
    return this.getTableName(table as string);
  }
}
