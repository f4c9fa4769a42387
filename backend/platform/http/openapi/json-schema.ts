/** A schema of the API document, as far as this code looks into it. */
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
