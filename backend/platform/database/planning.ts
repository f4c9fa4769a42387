/**
 * Planner settings of a connection. The defaults are for hard disks, where reading a whole table is cheaper than looking
 * up a hundred rows; and compiling a plan (JIT) takes longer than running any statement here.
 */
export const PLANNING = '-c random_page_cost=1.1 -c jit=off';
