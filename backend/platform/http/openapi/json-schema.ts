/** The part of a schema of the API document that this code reads. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  $ref?: string;
  example?: unknown;
  examples?: unknown[];
  [keyword: string]: unknown;
}
